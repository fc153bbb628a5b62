import type { Dish } from '../../kitchen/dish.ts'
import { area, group, line } from '../../markup.ts'

/** The shop's prop: a folded napkin with a fork on it. */
export const napkin: Dish = {
  defs: '',
  shadow: 'M-70-130H70V130H-70z',
  body:
    area('M-70-130H70V130H-70z', '#f4ead2') +
    area('M-70-130H-8V130H-70z', '#e6d7b6') +
    line('M-70-104H70M-70 104H70', '#b82314', 5) +
    group(
      { fill: 'none', stroke: '#8b9497' },
      line('M24 112V-20M6-92V-44Q6-20 24-20Q42-20 42-44V-92M24-92V-30', '#6e777a', 9),
      line('M22 110V-18M4-92V-46Q6-22 22-22M40-48V-92M22-92V-34', '#dfe5e6', 3.5),
    ),
}
