import { Suspense } from "react";
import { questions } from "../../ui/alert/alert.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useStore } from "../../ui/store.ts";
import { useWords } from "../../words/words.tsx";

const AlertDialog = lazyPart(async () => ({
  default: (await import("../../ui/alert/alert-dialog.tsx")).AlertDialog,
}));

/** The one place where messages and questions appear, one after another. */
export function AlertPlace() {
  const { common } = useWords();
  const [first] = useStore(questions, []);
  if (!first) return null;
  return (
    <Suspense>
      <AlertDialog key={first.id} question={first} words={common} />
    </Suspense>
  );
}
