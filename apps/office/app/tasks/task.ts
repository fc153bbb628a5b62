/** Whether the task is in a state that ends by itself. */
export const isUnderWay = (state: string): boolean => ['waiting', 'running', 'undoing'].includes(state)

/** A number of a task's result; 0 if it is missing. */
export const countIn = (result: Readonly<Record<string, unknown>>, name: string): number =>
  typeof result[name] === 'number' ? result[name] : 0
