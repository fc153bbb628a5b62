import { both, type Cutting, INK } from './press.ts'

export const cap: Cutting = {
  cloth: '#ff4a1c',
  panels: [
    'M84 356Q84 196 238 192Q350 198 366 346Q230 380 84 356Z',
    'M352 318Q440 334 462 388Q452 402 420 394Q330 366 236 366Q300 338 352 318Z',
  ],
  shades: [
    'M300 200Q350 260 340 350L380 350V190Z',
    'M84 330Q230 360 366 322V380H84Z',
    'M250 360Q380 360 460 396L430 410Q330 376 250 372Z',
  ],
  lines: ['M238 192Q200 250 206 364M238 192Q306 240 312 352', 'M258 362Q360 356 436 388'],
  blacks: ['M228 182H250V196H228Z'],
  print: { text: 'C', x: 148, y: 330, size: 120 },
}

export const bucket: Cutting = {
  cloth: '#37c8ff',
  panels: [
    both([0, 196], [70, 196, 82, 218], [100, 340], [0, 362]),
    both([0, 362], [64, 358, 100, 340], [168, 420], [90, 474, 0, 476]),
  ],
  shades: ['M286 190L316 350L440 420V180Z', 'M90 430Q240 486 400 410V490H90Z'],
  lines: ['M136 352Q240 386 344 352', 'M112 390Q240 436 368 390M96 410Q240 458 384 410'],
  print: { text: 'Salitre', x: 234, y: 308, size: 62 },
}

export const tote: Cutting = {
  cloth: '#e9e4d4',
  panels: ['M172 244Q176 84 240 84T308 244H284Q282 110 240 110T196 244Z', 'M116 240H364L380 528H100Z'],
  shades: ['M316 236L330 532H400V236Z', 'M100 496H380V540H100Z'],
  lines: ['M118 262H362M172 240V286H196V240M284 240V286H308V240'],
  painted: [['M122 452H378L382 500H98Z', '#ff4a1c']],
  print: { text: 'Bachata', x: 238, y: 404, size: 78 },
}

export const bandana: Cutting = {
  cloth: '#ff4a1c',
  panels: ['M240 130L418 312L240 494L62 312Z'],
  shades: ['M240 130L418 312L240 494L262 312Z'],
  lines: [
    'M240 166L382 312L240 458L98 312Z',
    ...[-34, 0, 34].flatMap((step) => [
      `M${240 + step} ${222 + Math.abs(step)}l12 12l-12 12l-12 -12Z`,
      `M${240 + step} ${378 - Math.abs(step)}l12 12l-12 12l-12 -12Z`,
    ]),
  ],
  print: { text: 'Cibao', x: 240, y: 340, size: 88 },
}

export const zine: Cutting = {
  cloth: '#d7f000',
  panels: ['M128 152L346 130L370 478L150 506Z', 'M346 130L362 138L386 484L370 478Z'],
  shades: ['M300 134L346 130L370 478L322 484Z', 'M346 130L362 138L386 484L370 478Z'],
  lines: ['M140 170L150 488M352 140L374 476'],
  blacks: ['M170 330L330 312L338 430L180 450Z'],
  print: { text: 'Nº 3', x: 250, y: 280, size: 96, turn: -6 },
}

export const poster: Cutting = {
  cloth: '#2445d8',
  panels: ['M112 110H368V520H148L112 484Z', 'M112 484L148 482V520Z'],
  shades: ['M324 110H368V520H310Z', 'M112 484L148 482V520Z'],
  painted: [
    ['M240 170a74 74 0 1 0 1 0Z', '#e9e4d4'],
    ['M112 372Q180 340 240 372T368 364V420H112Z', INK],
  ],
  lines: ['M132 130H348V476'],
  print: { text: 'Noche', x: 240, y: 488, size: 92 },
}

/** A domino for the keys. */
export const keyring: Cutting = {
  cloth: '#e9e4d4',
  panels: [
    'M240 96a74 74 0 1 0 1 0ZM240 114a56 56 0 1 1 -1 0Z',
    'M232 236H248V292H232Z',
    'M186 286H294Q306 286 306 298V514Q306 526 294 526H186Q174 526 174 514V298Q174 286 186 286Z',
  ],
  shades: ['M278 280L290 530H320V280Z', 'M280 110Q320 150 300 220L330 220V100Z'],
  lines: ['M186 406H294'],
  blacks: [
    [212, 318],
    [268, 318],
    [240, 346],
    [212, 374],
    [268, 374],
    [212, 436],
    [268, 436],
    [212, 466],
    [268, 466],
    [212, 496],
    [268, 496],
  ].map(([x = 0, y = 0]) => `M${x} ${y - 9}a9 9 0 1 0 .1 0Z`),
}
