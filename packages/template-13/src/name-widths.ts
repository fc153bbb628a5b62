/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '11 · 15 ␣\',‘’ 16 . 17 | 18 !:;¡ª 19 Ii 21 Jj 22 -º 23 ° 24 1 26 "[] 27 () 30 FLfl 31 $7Éé“” 32 Zz 33 *ETet 34 5689?Ss¿ 35 /034Pp 36 2BCGOQRVYbcgoqrvy 37 DUXduxÿ 38 HKhk 39 Aa«»– 40 Nn 42 & 43 @ 45 ™ 47 … 48 Mm— 50 % 51 WwŒœ 52 += 57 Ææ 59 _ 61 # 80 ®',
  'encode-sans':
    '21 \' 23 ,.:;‘’· 24 ␣| 25 !IJij¡ 31 / 33 ()[] 37 1 38 " 41 “” 42 - 43 ª 45 ?¿– 46 * 47 7º 49 2° 50 «» 51 35 53 $Ss 54 +=Ll 56 F_f 58 #69CEZcez 59 4TYty 61 ÿ 62 08KPkp 63 Bb 64 Xx 65 Rr 66 Vv 67 AGag… 70 Dd 71 Uu 72 HOQhoq 73 Nn 75 &® 88 Mm 90 — 92 %Ææ 96 @ 100 Œœ 101 ™ 106 Ww',
}
