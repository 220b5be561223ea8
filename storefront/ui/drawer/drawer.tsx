import { Modal, type ModalProps } from "../dialog/modal.tsx";

interface DrawerProps extends ModalProps {
  /** The edge that it slides from. */
  from?: "left" | "right" | "bottom";
}

/** A window that slides from an edge of the screen. */
export function Drawer({ from = "right", ...modal }: DrawerProps) {
  return <Modal {...modal} place={from} />;
}
