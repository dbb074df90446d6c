// Separate from other modules and without MUI: each remote with a camera has its own copy of a kilobyte.
export { cameraMessage } from './camera-message';
export { useCameraStream } from './use-camera-stream';
