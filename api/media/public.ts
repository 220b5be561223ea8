export { mediaJobs } from "./jobs.ts";
export { maxPoints } from "./pictures/encode.ts";
export { findPictures } from "./pictures/find-pictures.ts";
export { pictureRoutes } from "./pictures/picture-routes.ts";
export { folderStore, type PictureStore } from "./pictures/picture-store.ts";
export {
  lookAt,
  type PictureLooks,
  pictureId,
  type SavedPicture,
  savePicture,
  savePictures,
} from "./pictures/save-picture.ts";
export { saveVideo } from "./videos/save-video.ts";
export { videoRoutes } from "./videos/video-routes.ts";
