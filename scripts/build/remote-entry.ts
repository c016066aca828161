// A remote has no page of its own; the federation plugin makes its container from the exposed module.
export {};
