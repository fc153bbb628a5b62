/** The written ticket: fetched when there is something on it. */
export const loadTicket = () => import('./ticket-body.tsx')
