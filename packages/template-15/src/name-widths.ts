/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '16 \' 18 , 19 ␣‘’ 21 ; 22 .· 23 : 25 l| 26 ij 27 !I¡ 30 ()[] 33 -1° 34 / 35 "J 38 ft 40 ?¿“”º 41 ª 42 r 43 * 45 «» 48 L 49 7 50 += 51 _z 52 s– 54 c 55 TZv 56 aex 57 Fk 58 23goy 59 5 60 #Eu 61 4hn 62 $Pbdpq 63 689SY 64 0 65 V 66 BCR 67 K® 68 AD 69 X 70 GHOQU 72 & 76 N 77 … 79 — 85 w 91 æ 93 Mm 94 œÆ 96 % 97 @WŒ 100 ™',
  piazzolla:
    '16 \' 18 , 19 ␣‘’ 21 ; 22 .· 23 : 25 l| 26 ij 27 !I¡ 30 ()[] 33 -1° 34 / 35 "J 38 ft 40 ?¿“”º 41 ª 42 r 43 * 45 «» 48 L 49 7 50 += 51 _z 52 s– 54 c 55 TZv 56 aex 57 Fk 58 23goy 59 5 60 #Eu 61 4hn 62 $Pbdpq 63 689SY 64 0 65 V 66 BCR 67 K® 68 AD 69 X 70 GHOQU 72 & 76 N 77 … 79 — 85 w 91 æ 93 Mm 94 œÆ 96 % 97 @WŒ 100 ™',
}
