/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '16 ␣ 25 \'‘’ 28 ,.:;j· 29 !¡ 30 l 31 -i 32 ()| 33 / 36 f 37 []ª 38 tº 39 * 41 1Ir“” 43 " 44 ¿ 45 ?«» 47 c 50 s 51 7evy° 52 z 53 +J 54 a 55 ox 56 4bgkq 57 p– 58 3d 59 689 60 $25hnu 62 #L 63 0=_ 65 FS 67 P 68 C 69 Z 70 Y 71 T® 72 ABEV 74 GOR 75 &Q… 77 DU 78 KX 80 wæ 82 HN 85 œ 88 % 91 m 96 @ 99 M 100 Æ 102 — 104 Œ 105 ™ 106 W',
  faustina:
    '17 ␣ 19 ,.:;‘’· 21 \' 22 !¡ 24 ° 26 ()[] 29 j 31 "-l 32 i 35 /f“” 36 ?|¿ 37 I 38 *ª 39 tº 41 r 42 «» 43 1 44 J 45 $cs 46 7_z 47 5 48 3g– 49 ev 51 2xy 52 48LZa 53 #+=o 54 FSb 55 69q 56 Tdkp 58 EP 60 hnu… 61 &0CY 62 VX 63 KR 64 B 65 AG 68 U 69 ® 71 DOQ 73 N 74 % 76 @H 77 æ 81 w 84 œ 88 MÆ 90 m 92 Œ 96 — 98 ™ 101 W',
}
