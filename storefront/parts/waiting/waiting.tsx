import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";

interface WaitingProps extends React.PropsWithChildren {
  className?: string | undefined;
}

/** The shape of what is on its way; a screen reader is told that it is loading. */
export function Waiting({ className, children }: WaitingProps) {
  const { common } = useWords();
  return (
    <div className={className} aria-busy="true">
      <p className={type.hidden} role="status">
        {common.loading}
      </p>
      {children}
    </div>
  );
}
