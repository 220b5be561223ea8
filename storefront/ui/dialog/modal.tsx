import { useId } from "react";
import { IconButton } from "../button/button.tsx";
import type from "../type.module.css";
import styles from "./dialog.module.css";
import { closeModal, ModalFrame, type ModalFrameProps } from "./modal-frame.tsx";

export interface ModalProps
  extends Pick<ModalFrameProps, "onClose" | "className">,
    React.PropsWithChildren {
  title: string;
  /** Label of the cross. */
  closeLabel: string;
}

type PlacedModalProps = ModalProps & Pick<ModalFrameProps, "place">;

/** A modal window with a title and a cross over what it is about. */
export function Modal({ title, closeLabel, children, ...frame }: PlacedModalProps) {
  const id = useId();
  return (
    <ModalFrame {...frame} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={type.subhead} id={id}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label={closeLabel}
          onClick={({ currentTarget }) => closeModal(currentTarget)}
        />
      </div>
      <div className={styles.body}>{children}</div>
    </ModalFrame>
  );
}
