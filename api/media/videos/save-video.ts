import { createHash } from "node:crypto";
import type { Video } from "#contract/pictures/media.ts";
import { videoPath } from "#contract/pictures/video-path.ts";
import { Invalid } from "../../refuse.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { mp4Size } from "./video-file.ts";

/** Larger videos are refused: they belong on a server for films. */
const maxBytes = 16 * 1024 * 1024;

/** Where the store keeps a video. */
export function videoName(id: string): string {
  return `videos/${id.slice(0, 2)}/${id}.mp4`;
}

/**
 * Keeps an MP4 and answers how it is referred to; the same bytes are the same video.
 * @throws Invalid for what is no whole MP4 with a picture track, or too large.
 */
export async function saveVideo(store: PictureStore, bytes: Buffer): Promise<Video> {
  const fault = (message: string) => new Invalid([{ name: "video", message }]);
  if (bytes.length > maxBytes) throw fault(`Too large: ${bytes.length} bytes`);
  const size = mp4Size(bytes);
  if (!size) throw fault("Not an MP4 video");
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 20);
  const name = videoName(id);
  if (!(await store.has(name))) await store.write(name, bytes);
  return { url: videoPath(id), type: "video/mp4", ...size };
}
