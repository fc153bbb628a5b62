import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const fr: Said<typeof es> = {
  needs: (roles, givers) =>
    `Il faut pour cela le rôle ${roles}. Une personne qui a le rôle ${givers} peut vous le donner.`,
  support: 'L’accès du support ne va pas jusqu’ici.',
}
