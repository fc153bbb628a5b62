import { both, type Cutting, INK, type Print } from './press.ts'

/** Light falls from the left: the right side, what is under the arm and the hem are in the shade. */
const RIGHT = 'M300 100Q334 250 322 600H480V90Z'
const HEM = 'M80 478Q240 522 400 478V620H80Z'
const ARM = 'M130 250Q158 330 146 520L40 520V230Z'

const TORSO = both(
  [0, 170],
  [36, 168, 54, 128],
  [108, 146],
  [182, 218],
  [144, 278],
  [114, 248],
  [118, 380, 112, 510],
  [0, 518],
)
const LONG = both(
  [0, 170],
  [36, 168, 54, 130],
  [114, 150],
  [154, 200, 178, 340],
  [188, 474],
  [142, 482],
  [119, 304],
  [124, 400, 116, 506],
  [0, 514],
)
const COLLAR = 'M186 128Q200 186 240 186T294 128'
const CUFFS = 'M52 448L98 456M428 448L382 456M125 488Q240 500 355 488'

export const tee = (cloth: Cutting['cloth'], print: Print): Cutting => ({
  cloth,
  panels: [TORSO],
  shades: [RIGHT, HEM],
  lines: [COLLAR, 'M96 272L62 222M384 272L418 222M129 498Q240 508 351 498'],
  print,
})

export const hoodie: Cutting = {
  cloth: '#1c1c1c',
  panels: [LONG, both([0, 54], [70, 56, 70, 120], [66, 178, 0, 212])],
  shades: [RIGHT, HEM, ARM],
  blacks: [both([0, 80], [46, 84, 44, 124], [40, 166, 0, 186])],
  lines: ['M166 402H314L340 482H140Z', 'M222 204V284M258 204V272', CUFFS],
  print: { text: 'Malecón', x: 240, y: 366, size: 78 },
}

export const crewneck: Cutting = {
  cloth: '#37c8ff',
  panels: [LONG],
  shades: [RIGHT, HEM, ARM],
  lines: [COLLAR, 'M178 132Q192 200 240 200T302 132', CUFFS],
  print: { text: '808', x: 240, y: 372, size: 138 },
}

export const jersey: Cutting = {
  cloth: '#e9e4d4',
  panels: [TORSO],
  shades: [RIGHT, HEM],
  painted: [
    ['M186 120H294L240 214Z', INK],
    ['M40 232L110 292L96 308L26 250ZM440 232L370 292L384 308L454 250Z', '#ff4a1c'],
    ['M120 436H360V470H120Z', '#ff4a1c'],
  ],
  lines: ['M186 128L240 214L294 128'],
  print: { text: '86', x: 240, y: 412, size: 180 },
}

export const vest: Cutting = {
  cloth: '#d7f000',
  panels: [both([0, 148], [36, 128], [98, 140], [84, 206, 122, 252], [126, 500], [0, 506])],
  shades: ['M310 100Q346 250 336 600H480V90Z', 'M228 150H240V510H228Z', HEM],
  lines: [
    ...[214, 268, 322, 376, 430].map(
      (y) => `M118 ${y + 14}Q180 ${y + 30} 238 ${y + 8}M242 ${y + 8}Q300 ${y + 30} 362 ${y + 14}`,
    ),
    'M240 148V506M204 130Q212 166 240 166T276 130',
    'M148 410L176 470M332 410L304 470',
  ],
  blacks: ['M234 150H246V506H234Z'],
}

export const cargo: Cutting = {
  cloth: '#1d6b3a',
  panels: [both([0, 96], [92, 96], [104, 200, 136, 530], [52, 540], [10, 262], [0, 252])],
  shades: ['M330 90L300 560H480V90Z', 'M190 250L170 560H240V250Z', 'M160 96H320V122H160Z'],
  lines: [
    'M148 128H332M240 128V252',
    'M112 324L184 332L178 410L104 402ZM368 324L296 332L302 410L376 402Z',
    'M110 346L182 354M370 346L298 354',
  ],
}

export const shorts: Cutting = {
  cloth: '#ff86c8',
  panels: [both([0, 164], [100, 164], [150, 430], [24, 446], [0, 318])],
  shades: ['M326 150L300 460H480V150Z', 'M214 300L204 470H240V300Z'],
  lines: ['M142 194H338M240 194V318M222 180V258M258 180V246', 'M98 412L206 426M382 412L274 426'],
  print: { text: 'Güibia', x: 318, y: 396, size: 40, turn: -3 },
}

export const socks: Cutting = {
  cloth: '#e9e4d4',
  panels: [-108, 0, 108].map(
    (x) =>
      `M${204 + x} 150H${268 + x}V352Q${270 + x} 384 ${306 + x} 404Q${332 + x} 426 ${312 + x} 450H${240 + x}Q${204 + x} 438 ${204 + x} 392Z`,
  ),
  shades: [-108, 0, 108].map(
    (x) =>
      `M${250 + x} 150H${268 + x}V352Q${270 + x} 384 ${306 + x} 404L${320 + x} 452H${262 + x}Q${276 + x} 420 ${250 + x} 380Z`,
  ),
  painted: [-108, 0, 108].map(
    (x, i) =>
      [
        `M${196 + x} 188H${276 + x}V212H${196 + x}ZM${196 + x} 222H${276 + x}V232H${196 + x}Z`,
        (['#ff4a1c', '#2445d8', '#1d6b3a'] as const)[i] ?? INK,
      ] as const,
  ),
  lines: [-108, 0, 108].map(
    (x) =>
      `M${206 + x} 168H${266 + x}M${206 + x} 404Q${232 + x} 392 ${240 + x} 448M${292 + x} 398Q${280 + x} 424 ${292 + x} 448`,
  ),
}
