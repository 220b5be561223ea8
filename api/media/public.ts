export { findPictures } from "./find-pictures.ts";
export { mediaJobs } from "./jobs.ts";
export { pictureRoutes } from "./picture-routes.ts";
export { folderStore, type PictureStore } from "./picture-store.ts";
export {
  lookAt,
  type PictureLooks,
  pictureId,
  type SavedPicture,
  savePicture,
  savePictures,
} from "./save-picture.ts";
export { saveVideo } from "./save-video.ts";
export { videoRoutes } from "./video-routes.ts";
