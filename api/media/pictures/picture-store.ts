import { randomUUID } from "node:crypto";
import { access, mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where the bytes of pictures lie: a folder by default. Names hold slashes, never "..". */
export interface PictureStore {
  /** Null when there is none of this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** What was written is there whole or not at all, whatever happens meanwhile. */
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** @throws when the original is gone. */
export async function readOriginal(
  store: Pick<PictureStore, "read">,
  { id, file }: { id: string; file: string },
): Promise<Buffer> {
  const original = await store.read(file);
  if (!original) throw new Error(`The original of picture ${id} is gone: ${file}`);
  return original;
}

/** Keeps pictures in the folder `media` of the shop's data. */
export function folderStore(dataDir: string): PictureStore {
  const folder = join(dataDir, "media");
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async has(name) {
      return access(join(folder, name)).then(
        () => true,
        () => false,
      );
    },
    async write(name, bytes) {
      const path = join(folder, name);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(part, "w");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
      } catch (error) {
        await unlink(part).catch(() => {});
        throw error;
      }
    },
  };
}
