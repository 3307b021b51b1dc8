// State Plane zones of NAD83, a line a zone: name | EPSG codes: in metres, and in feet by the state's law (ftUS: US survey foot, ft:
// international) | projection with its degrees:minutes:seconds | false easting and northing in metres. docs/ground-truth.md#state-plane
// lcc: latitude and longitude of origin, two standard parallels. tmerc: latitude and longitude of origin, scale there. omerc: of the
// centre, azimuth of the line, scale on it. North Carolina's law counts its false easting in feet, and its metres are rounded: two lines.
export const STATE_PLANE = `
Alabama East | 26929 | tmerc 30:30 -85:50 0.99996 | 200000 0
Alabama West | 26930 | tmerc 30 -87:30 0.999933333 | 600000 0
Alaska zone 1 | 26931 | omerc 57 -133:40 323:07:48.3685 0.9999 | 5000000 -5000000
Alaska zone 2 | 26932 | tmerc 54 -142 0.9999 | 500000 0
Alaska zone 3 | 26933 | tmerc 54 -146 0.9999 | 500000 0
Alaska zone 4 | 26934 | tmerc 54 -150 0.9999 | 500000 0
Alaska zone 5 | 26935 | tmerc 54 -154 0.9999 | 500000 0
Alaska zone 6 | 26936 | tmerc 54 -158 0.9999 | 500000 0
Alaska zone 7 | 26937 | tmerc 54 -162 0.9999 | 500000 0
Alaska zone 8 | 26938 | tmerc 54 -166 0.9999 | 500000 0
Alaska zone 9 | 26939 | tmerc 54 -170 0.9999 | 500000 0
Alaska zone 10 | 26940 | lcc 51 -176 53:50 51:50 | 1000000 0
Arizona Central | 26949 2223ft | tmerc 31 -111:55 0.9999 | 213360 0
Arizona East | 26948 2222ft | tmerc 31 -110:10 0.9999 | 213360 0
Arizona West | 26950 2224ft | tmerc 31 -113:45 0.999933333 | 213360 0
Arkansas North | 26951 3433ftUS | lcc 34:20 -92 36:14 34:56 | 400000 0
Arkansas South | 26952 3434ftUS | lcc 32:40 -92 34:46 33:18 | 400000 400000
California zone 1 | 26941 2225ftUS | lcc 39:20 -122 41:40 40 | 2000000 500000
California zone 2 | 26942 2226ftUS | lcc 37:40 -122 39:50 38:20 | 2000000 500000
California zone 3 | 26943 2227ftUS | lcc 36:30 -120:30 38:26 37:04 | 2000000 500000
California zone 4 | 26944 2228ftUS | lcc 35:20 -119 37:15 36 | 2000000 500000
California zone 5 | 26945 2229ftUS | lcc 33:30 -118 35:28 34:02 | 2000000 500000
California zone 6 | 26946 2230ftUS | lcc 32:10 -116:15 33:53 32:47 | 2000000 500000
Colorado Central | 26954 2232ftUS | lcc 37:50 -105:30 39:45 38:27 | 914401.8289 304800.6096
Colorado North | 26953 2231ftUS | lcc 39:20 -105:30 40:47 39:43 | 914401.8289 304800.6096
Colorado South | 26955 2233ftUS | lcc 36:40 -105:30 38:26 37:14 | 914401.8289 304800.6096
Connecticut | 26956 2234ftUS | lcc 40:50 -72:45 41:52 41:12 | 304800.6096 152400.3048
Delaware | 26957 2235ftUS | tmerc 38 -75:25 0.999995 | 200000 0
Florida East | 26958 2236ftUS | tmerc 24:20 -81 0.999941177 | 200000 0
Florida North | 26960 2238ftUS | lcc 29 -84:30 30:45 29:35 | 600000 0
Florida West | 26959 2237ftUS | tmerc 24:20 -82 0.999941177 | 200000 0
Georgia East | 26966 2239ftUS | tmerc 30 -82:10 0.9999 | 200000 0
Georgia West | 26967 2240ftUS | tmerc 30 -84:10 0.9999 | 700000 0
Hawaii zone 1 | 26961 | tmerc 18:50 -155:30 0.999966667 | 500000 0
Hawaii zone 2 | 26962 | tmerc 20:20 -156:40 0.999966667 | 500000 0
Hawaii zone 3 | 26963 3759ftUS | tmerc 21:10 -158 0.99999 | 500000 0
Hawaii zone 4 | 26964 | tmerc 21:50 -159:30 0.99999 | 500000 0
Hawaii zone 5 | 26965 | tmerc 21:40 -160:10 1 | 500000 0
Idaho Central | 26969 2242ftUS | tmerc 41:40 -114 0.999947368 | 500000 0
Idaho East | 26968 2241ftUS | tmerc 41:40 -112:10 0.999947368 | 200000 0
Idaho West | 26970 2243ftUS | tmerc 41:40 -115:45 0.999933333 | 800000 0
Illinois East | 26971 3435ftUS | tmerc 36:40 -88:20 0.999975 | 300000 0
Illinois West | 26972 3436ftUS | tmerc 36:40 -90:10 0.999941177 | 700000 0
Indiana East | 26973 2965ftUS | tmerc 37:30 -85:40 0.999966667 | 100000 250000
Indiana West | 26974 2966ftUS | tmerc 37:30 -87:05 0.999966667 | 900000 250000
Iowa North | 26975 3417ftUS | lcc 41:30 -93:30 43:16 42:04 | 1500000 1000000
Iowa South | 26976 3418ftUS | lcc 40 -93:30 41:47 40:37 | 500000 0
Kansas North | 26977 3419ftUS | lcc 38:20 -98 39:47 38:43 | 400000 0
Kansas South | 26978 3420ftUS | lcc 36:40 -98:30 38:34 37:16 | 400000 400000
Kentucky North | 2205 2246ftUS | lcc 37:30 -84:15 37:58 38:58 | 500000 0
Kentucky Single Zone | 3088 3089ftUS | lcc 36:20 -85:45 37:05 38:40 | 1500000 1000000
Kentucky South | 26980 2247ftUS | lcc 36:20 -85:45 37:56 36:44 | 500000 500000
Louisiana North | 26981 3451ftUS | lcc 30:30 -92:30 32:40 31:10 | 1000000 0
Louisiana Offshore | 32199 3453ftUS | lcc 25:30 -91:20 27:50 26:10 | 1000000 0
Louisiana South | 26982 3452ftUS | lcc 28:30 -91:20 30:42 29:18 | 1000000 0
Maine East | 26983 26847ftUS | tmerc 43:40 -68:30 0.9999 | 300000 0
Maine West | 26984 26848ftUS | tmerc 42:50 -70:10 0.999966667 | 900000 0
Maryland | 26985 2248ftUS | lcc 37:40 -77 39:27 38:18 | 400000 0
Massachusetts Island | 26987 2250ftUS | lcc 41 -70:30 41:29 41:17 | 500000 0
Massachusetts Mainland | 26986 2249ftUS | lcc 41 -71:30 42:41 41:43 | 200000 750000
Michigan Central | 26989 2252ft | lcc 43:19 -84:22 45:42 44:11 | 6000000 0
Michigan North | 26988 2251ft | lcc 44:47 -87 47:05 45:29 | 8000000 0
Michigan South | 26990 2253ft | lcc 41:30 -84:22 43:40 42:06 | 4000000 0
Minnesota Central | 26992 26850ftUS | lcc 45 -94:15 47:03 45:37 | 800000 100000
Minnesota North | 26991 26849ftUS | lcc 46:30 -93:06 48:38 47:02 | 800000 100000
Minnesota South | 26993 26851ftUS | lcc 43 -94 45:13 43:47 | 800000 100000
Mississippi East | 26994 2254ftUS | tmerc 29:30 -88:50 0.99995 | 300000 0
Mississippi West | 26995 2255ftUS | tmerc 29:30 -90:20 0.99995 | 700000 0
Missouri Central | 26997 | tmerc 35:50 -92:30 0.999933333 | 500000 0
Missouri East | 26996 | tmerc 35:50 -90:30 0.999933333 | 250000 0
Missouri West | 26998 | tmerc 36:10 -94:30 0.999941177 | 850000 0
Montana | 32100 2256ft | lcc 44:15 -109:30 49 45 | 600000 0
Nebraska | 32104 26852ftUS | lcc 39:50 -100 43 40 | 500000 0
Nevada Central | 32108 3422ftUS | tmerc 34:45 -116:40 0.9999 | 500000 6000000
Nevada East | 32107 3421ftUS | tmerc 34:45 -115:35 0.9999 | 200000 8000000
Nevada West | 32109 3423ftUS | tmerc 34:45 -118:35 0.9999 | 800000 4000000
New Hampshire | 32110 3437ftUS | tmerc 42:30 -71:40 0.999966667 | 300000 0
New Jersey | 32111 3424ftUS | tmerc 38:50 -74:30 0.9999 | 150000 0
New Mexico Central | 32113 2258ftUS | tmerc 31 -106:15 0.9999 | 500000 0
New Mexico East | 32112 2257ftUS | tmerc 31 -104:20 0.999909091 | 165000 0
New Mexico West | 32114 2259ftUS | tmerc 31 -107:50 0.999916667 | 830000 0
New York Central | 32116 2261ftUS | tmerc 40 -76:35 0.9999375 | 250000 0
New York East | 32115 2260ftUS | tmerc 38:50 -74:30 0.9999 | 150000 0
New York Long Island | 32118 2263ftUS | lcc 40:10 -74 41:02 40:40 | 300000 0
New York West | 32117 2262ftUS | tmerc 40 -78:35 0.9999375 | 350000 0
North Carolina | 32119 | lcc 33:45 -79 36:10 34:20 | 609601.22 0
North Carolina | 2264ftUS | lcc 33:45 -79 36:10 34:20 | 609601.219202438 0
North Dakota North | 32120 2265ft | lcc 47 -100:30 48:44 47:26 | 600000 0
North Dakota South | 32121 2266ft | lcc 45:40 -100:30 47:29 46:11 | 600000 0
Ohio North | 32122 3734ftUS | lcc 39:40 -82:30 41:42 40:26 | 600000 0
Ohio South | 32123 3735ftUS | lcc 38 -82:30 40:02 38:44 | 600000 0
Oklahoma North | 32124 2267ftUS | lcc 35 -98 36:46 35:34 | 600000 0
Oklahoma South | 32125 2268ftUS | lcc 33:20 -98 35:14 33:56 | 600000 0
Oregon North | 32126 2269ft | lcc 43:40 -120:30 46 44:20 | 2500000 0
Oregon South | 32127 2270ft | lcc 41:40 -120:30 44 42:20 | 1500000 0
Pennsylvania North | 32128 2271ftUS | lcc 40:10 -77:45 41:57 40:53 | 600000 0
Pennsylvania South | 32129 2272ftUS | lcc 39:20 -77:45 40:58 39:56 | 600000 0
Puerto Rico & Virgin Is. | 32161 | lcc 17:50 -66:26 18:26 18:02 | 200000 200000
Rhode Island | 32130 3438ftUS | tmerc 41:05 -71:30 0.99999375 | 100000 0
South Carolina | 32133 2273ft | lcc 31:50 -81 34:50 32:30 | 609600 0
South Dakota North | 32134 4457ftUS | lcc 43:50 -100 45:41 44:25 | 600000 0
South Dakota South | 32135 3455ftUS | lcc 42:20 -100:20 44:24 42:50 | 600000 0
Tennessee | 32136 2274ftUS | lcc 34:20 -86 36:25 35:15 | 600000 0
Texas Central | 32139 2277ftUS | lcc 29:40 -100:20 31:53 30:07 | 700000 3000000
Texas North | 32137 2275ftUS | lcc 34 -101:30 36:11 34:39 | 200000 1000000
Texas North Central | 32138 2276ftUS | lcc 31:40 -98:30 33:58 32:08 | 600000 2000000
Texas South | 32141 2279ftUS | lcc 25:40 -98:30 27:50 26:10 | 300000 5000000
Texas South Central | 32140 2278ftUS | lcc 27:50 -99 30:17 28:23 | 600000 4000000
Utah Central | 32143 2281ft 3566ftUS | lcc 38:20 -111:30 40:39 39:01 | 500000 2000000
Utah North | 32142 2280ft 3560ftUS | lcc 40:20 -111:30 41:47 40:43 | 500000 1000000
Utah South | 32144 2282ft 3567ftUS | lcc 36:40 -111:30 38:21 37:13 | 500000 3000000
Vermont | 32145 5646ftUS | tmerc 42:30 -72:30 0.999964286 | 500000 0
Virginia North | 32146 2283ftUS | lcc 37:40 -78:30 39:12 38:02 | 3500000 2000000
Virginia South | 32147 2284ftUS | lcc 36:20 -78:30 37:58 36:46 | 3500000 1000000
Washington North | 32148 2285ftUS | lcc 47 -120:50 48:44 47:30 | 500000 0
Washington South | 32149 2286ftUS | lcc 45:20 -120:30 47:20 45:50 | 500000 0
West Virginia North | 32150 26853ftUS | lcc 38:30 -79:30 40:15 39 | 600000 0
West Virginia South | 32151 26854ftUS | lcc 37 -81 38:53 37:29 | 600000 0
Wisconsin Central | 32153 2288ftUS | lcc 43:50 -90 45:30 44:15 | 600000 0
Wisconsin North | 32152 2287ftUS | lcc 45:10 -90 46:46 45:34 | 600000 0
Wisconsin South | 32154 2289ftUS | lcc 42 -90 44:04 42:44 | 600000 0
Wyoming East | 32155 3736ftUS | tmerc 40:30 -105:10 0.9999375 | 200000 0
Wyoming East Central | 32156 3737ftUS | tmerc 40:30 -107:20 0.9999375 | 400000 100000
Wyoming Lambert | 32159 | lcc 41 -107:30 41 45 | 500000 200000
Wyoming West | 32158 3739ftUS | tmerc 40:30 -110:05 0.9999375 | 800000 100000
Wyoming West Central | 32157 3738ftUS | tmerc 40:30 -108:45 0.9999375 | 600000 0`;
