// What the feature is about, for its screens and for whoever asks what they ask.
export * from './application.ts';
export * from './queue.ts';
