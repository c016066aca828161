// A remote has no standalone page. The federation plugin makes its container from the exposed module.
export {};
