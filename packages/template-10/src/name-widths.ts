/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '19 \' 20 ‘’ 21 |· 22 ,.; 23 :Iìíîï 24 ␣!ij¡ 30 l 33 [] 36 ()° 38 "1 40 “” 41 -ft 42 rªº 45 $= 46 s 48 *?¿ 50 /5kç 51 +c 52 x 53 679 54 Jez 55 48Sghpq– 56 Labdnouvy 57 03 58 2 59 Z 60 KP 61 ER» 62 BF« 64 CY 65 T 66 H® 67 D— 68 N 69 UX 70 & 71 A 72 G 73 #OV 74 … 75 w 78 _ 79 %Q™ 80 m 81 M 84 @ 86 æ 90 œ 95 W 103 Œ 109 Æ',
  gabarito:
    '18 \' 23 ‘’ 25 ij 26 ␣l| 27 I 28 ,.:;· 29 !¡ 32 ] 33 [f 35 () 36 "1r 37 - 38 ª 39 t 40 ° 43 º 45 *s“” 47 z 48 / 49 7 50 Lak¿ 51 2c 52 3Fvx 53 5y 54 8?EJe 55 $69_hnu 56 0So 57 4TZbdgpq«»– 58 P 59 BY 61 R 63 K 64 V 65 & 66 AX 67 +=DU® 68 # 69 H 70 C 72 GN 75 OQw 76 % 79 æ 80 … 84 m™ 85 @Æ 87 M 89 œ 98 W— 102 Œ',
}
