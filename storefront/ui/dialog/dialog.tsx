import { Modal, type ModalProps } from "./modal.tsx";

/** A window in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} place="center" />;
}
