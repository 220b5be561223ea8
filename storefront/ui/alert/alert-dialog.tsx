import { useRef } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import type { Question } from "./alert.ts";
import styles from "./alert-dialog.module.css";

interface AlertDialogProps {
  question: Question;
  words: { ok: string; cancel: string; close: string };
}

/** The one window for messages and questions. */
export function AlertDialog({ question, words }: AlertDialogProps) {
  const isYes = useRef(false);
  const close = (event: React.MouseEvent, yes: boolean) => {
    isYes.current = yes;
    event.currentTarget.closest("dialog")?.close();
  };
  return (
    <Dialog
      title={question.title}
      closeLabel={words.close}
      onClose={() => question.answer(isYes.current)}
    >
      {question.text.split("\n").map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
      <div className={styles.buttons}>
        {question.asks && (
          <Button look="ghost" onClick={(event) => close(event, false)}>
            {words.cancel}
          </Button>
        )}
        <Button onClick={(event) => close(event, true)}>{words.ok}</Button>
      </div>
    </Dialog>
  );
}
