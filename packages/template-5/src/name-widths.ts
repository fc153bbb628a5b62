/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '16 \'.:· 18 ,;‘’ 19 | 22 ␣ 25 i 26 j 27 ª 28 !l¡° 29 [] 30 t 32 - 33 "()I 35 f 37 “” 39 Jr 40 1 41 s 43 z 47 57c 48 / 49 +3ae 51 28?Z¿– 52 $69=S_ovxyº 53 FL 54 hnu 55 Egk 56 4bdpq… 58 0P™ 59 #B 60 *T 63 C 64 K 66 DRU«» 67 Y 68 G 69 OQX 70 AHNV 73 w 75 — 77 & 78 æ 79 M 81 m 83 ® 85 œ 91 Œ 93 W 97 %@Æ',
  'petrona+rosario':
    '9 \' 17 ,.:;‘’ 19 ␣!|¡· 21 " 24 j 25 []l 26 Ji 28 () 29 t 30 f 31 I 32 -“” 33 ª 34 1 36 rº 37 s 39 / 40 ?z¿ 41 «»° 42 *7ce 44 ag 45 4x 46 vy 47 o 48 $k 49 2b 50 S 51 #35Fp 52 8dq 53 Lu 54 +6=P 55 9hn 56 EY… 57 K 58 BTZ 59 V® 60 A 61 CRX 62 0– 64 G 66 %U_w 68 D 69 æ 70 &OQ 71 N 72 H 75 ™ 78 œ 81 @— 83 m 86 Œ 87 M 89 Æ 90 W',
}
