import { area, element, group, line } from '../../markup.ts'

/** A small boat on three waves, on a tile: the shop's square. */
export function lacaletaSquare(): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 240 240', width: 480, height: 480 },
    element('title', {}, 'La Caleta') +
      element('rect', { width: 240, height: 240, fill: '#0b5557' }) +
      group(
        { fill: 'none', stroke: '#3c8f8a', 'stroke-width': 7 },
        element('path', {
          d: 'M0 76A76 76 0 0 0 76 0M164 0A76 76 0 0 0 240 76M0 164A76 76 0 0 1 76 240M164 240A76 76 0 0 1 240 164',
        }),
      ) +
      area('M58 118H182L160 156H82z', '#ffffff') +
      area('M116 108V48L166 108z', '#ffc93c') +
      area('M106 108V62L72 108z', '#ddeee8') +
      line('M44 178q19-16 38 0t38 0 38 0 38 0M64 200q19-16 38 0t38 0 38 0', '#ffffff', 8, {
        'stroke-linecap': 'round',
      }),
  )
}
