import { said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { findPictures } from "../media/public.ts";
import type { Found } from "./sections/section.ts";

/** The pictures of these ids in one statement, each said in the words of where it stands. */
export async function findSaidPictures(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Found["picture"]> {
  const pictures = await findPictures(
    db,
    ids.filter((id) => id !== null),
  );
  return (id, alt, locale) => {
    const picture = id === null ? undefined : pictures.get(id);
    return picture ? { ...picture, alt: said(alt, locale) } : null;
  };
}
