import { Blocks } from "../../blocks/index.tsx";
import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import type from "../../ui/type.module.css";
import { type HomeData, loadHome } from "./load.ts";

export const loader = loadHome;

export const meta = loadedMeta;

export default function HomePage({ loaderData }: { loaderData: HomeData }) {
  const { title, blocks } = loaderData;
  const [first] = blocks;
  const isTitled = first?.resourcetype === "Poster" && first.title;
  return (
    <>
      {/* The header looks for a poster in the first place, so the hidden title stands last. */}
      <Blocks blocks={blocks} />
      {!isTitled && <h1 className={type.hidden}>{title}</h1>}
    </>
  );
}
