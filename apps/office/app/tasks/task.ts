/** The states in which a task goes on by itself. */
export const isUnderWay = (state: string): boolean => ['waiting', 'running', 'undoing'].includes(state)

/** A number that the result of a task says; 0: it says none. */
export const countIn = (result: Readonly<Record<string, unknown>>, name: string): number =>
  typeof result[name] === 'number' ? result[name] : 0
