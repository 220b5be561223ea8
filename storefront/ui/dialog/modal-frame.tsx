import { useEffect, useRef } from "react";
import { classes } from "../classes.ts";
import styles from "./dialog.module.css";

export interface ModalFrameProps extends React.PropsWithChildren {
  place: "center" | "left" | "right" | "bottom" | "top";
  /** Told once the window has closed and its motion has ended. */
  onClose(): void;
  className?: string | undefined;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/**
 * A modal window without furniture: what is behind it cannot be reached, Escape and a tap beside it
 * close it, and the focus returns to where it was. It is open as long as it is rendered.
 */
export function ModalFrame({ place, onClose, className, children, ...aria }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  async function closed() {
    const motions = dialog.current?.getAnimations() ?? [];
    await Promise.allSettled(motions.map((motion) => motion.finished));
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      className={classes(styles.modal, styles[place], className)}
      {...aria}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>
  );
}

/** Closes the window that an element stands in. */
export function closeModal(element: Element | null): void {
  element?.closest("dialog")?.close();
}
