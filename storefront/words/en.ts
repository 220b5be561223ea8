import type { Words } from "./words.tsx";

export const en: Words = {
  home: "Home",
};
