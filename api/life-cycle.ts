/**
 * A life cycle as a table of allowed moves: from each state, the states that may follow.
 * A state with none is final.
 */
export type LifeCycle<State extends string> = Record<State, readonly State[]>;

export function isAllowed<State extends string>(
  cycle: LifeCycle<State>,
  from: State,
  to: State,
): boolean {
  return cycle[from].includes(to);
}

/** The states from which `to` may be reached in one move: what a conditional UPDATE asks for. */
export function statesBefore<State extends string>(cycle: LifeCycle<State>, to: State): State[] {
  return (Object.keys(cycle) as State[]).filter((from) => isAllowed(cycle, from, to));
}

export function isFinal<State extends string>(cycle: LifeCycle<State>, state: State): boolean {
  return cycle[state].length === 0;
}
