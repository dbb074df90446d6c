// Apart from the other modules, and without MUI: remotes that use a camera each have a copy of a kilobyte.
export { cameraMessage } from './camera-message';
export { useCameraStream } from './use-camera-stream';
