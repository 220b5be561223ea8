import { Suspense, useEffect, useRef, useState } from "react";

interface NearPlaceProps extends React.PropsWithChildren {
  className?: string | undefined;
  /** How far below the screen it is near already. */
  margin: string;
  /** Has the final shape of what comes. */
  waiting?: React.ReactNode;
}

/**
 * Holds a place; what fills it (a `lazy` part) is fetched when the place is about to be scrolled to.
 */
export function NearPlace({ className, margin, waiting, children }: NearPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: margin },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [margin]);
  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
