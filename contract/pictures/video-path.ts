/** The address of a video that the shop keeps itself. */
export function videoPath(id: string): string {
  return `/videos/${id}.mp4`;
}
