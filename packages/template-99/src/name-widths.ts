/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '19 \' 20 ,.:; 21 ‘’ 24 ␣ 25 | 27 i· 28 Ij 29 ![]¡ 30 ()l 32 -ª 33 f 34 tº 35 ° 37 "*r 39 “” 40 J 41 s 42 / 45 ?¿ 47 «» 48 Ly 49 cvxz 50 $FS– 52 k 53 # 54 0123456789_e 55 ETag 56 +=Ydhnu 57 Pbopq 58 KZ 59 B 61 ARX 62 &CV… 67 G 70 %D 71 U 72 N 73 HOQ 74 ® 75 w 77 ™ 82 æ 84 M 85 m 87 Æ 88 œ 91 W 97 @ 100 — 101 Œ',
  nunito:
    '23 \' 24 !,.:;i¡‘’· 25 j 26 ␣ 27 I 28 | 30 / 31 l 33 []ª 34 ()J 35 fº 37 rt 38 ° 42 "“” 43 - 45 *?¿ 47 cz«» 48 s 50 _– 52 kvy 53 x 54 ae 55 FL 56 o 57 u 58 hn 59 Ebdgpq 60 #$+0123456789=Z 61 TY 62 S 64 KP 66 X 68 BCR 70 V 71 &… 73 GU 74 AN 75 D 77 H 78 OQ 82 ® 85 w 86 Mæ 87 m 91 œ 94 %™ 95 @ 99 Æ 100 — 105 Œ 111 W',
}
