import { useEffect, useId, useRef } from "react";
import { IconButton } from "../button/button.tsx";
import { classes } from "../classes.ts";
import type from "../type.module.css";
import styles from "./dialog.module.css";

export interface ModalProps extends React.PropsWithChildren {
  title: string;
  /** Label of the cross. */
  closeLabel: string;
  /** Told once the window has closed and its motion has ended. */
  onClose(): void;
  className?: string | undefined;
}

interface PlacedModalProps extends ModalProps {
  place: "center" | "left" | "right" | "bottom";
}

/**
 * A modal window: what is behind it cannot be reached, Escape, the cross and a tap beside it close
 * it, and the focus returns to where it was. It is open as long as it is rendered.
 */
export function Modal({
  title,
  closeLabel,
  onClose,
  className,
  place,
  children,
}: PlacedModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

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
      aria-labelledby={id}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.head}>
        <h2 className={type.subhead} id={id}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
