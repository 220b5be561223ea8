import { useEffect, useState } from "react";

const openAfterMs = 80;
const closeAfterMs = 220;

/**
 * True while a mouse rests on the element or on what hangs from it. Touch and keyboard follow the
 * link instead; Escape and a press close it.
 */
export function useHovered(element: HTMLElement): boolean {
  const [isHovered, setHovered] = useState(() => element.matches(":hover") && canHover());
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (is: boolean, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setHovered(is), ms);
    };
    const entered = (event: PointerEvent) =>
      event.pointerType === "mouse" && later(true, openAfterMs);
    element.addEventListener("pointerenter", entered, { signal });
    element.addEventListener("pointerleave", () => later(false, closeAfterMs), { signal });
    element.addEventListener("click", () => later(false, 0), { signal });
    const pressed = ({ key }: KeyboardEvent) => key === "Escape" && later(false, 0);
    document.addEventListener("keydown", pressed, { signal });
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [element]);
  return isHovered;
}

function canHover(): boolean {
  return matchMedia("(hover: hover)").matches;
}
