import { Bar, Canvas, paint, Panel, Tick } from './parts'

const lines = [72, 58, 84, 50]

/** A receipt read by a camera and matched with its payment. */
export default function ReceiptDrawing() {
  return (
    <Canvas ground="tall">
      <g transform="rotate(-5 200 200)">
        <path
          d="M110 50h180v286l-15 13-15-13-15 13-15-13-15 13-15-13-15 13-15-13-15 13-15-13-15 13-15-13Z"
          fill={paint.surface}
          stroke={paint.line}
        />
        <circle cx="200" cy="92" r="18" fill={paint.sand} />
        <path
          d="M192 97v-9h16v9M196 88v-3a4 4 0 0 1 8 0v3"
          stroke={paint.night}
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <Bar x={164} y={122} w={72} h={7} fill="ink" />
        <path d="M132 148h136M132 262h136" stroke={paint.line} strokeWidth="2" strokeDasharray="5 5" />
        {lines.map((width, row) => (
          <g key={width} transform={`translate(0 ${row * 24})`}>
            <Bar x={132} y={168} w={width} h={7} />
            <Bar x={240} y={168} w={28} h={7} fill="mint" />
          </g>
        ))}
        <Bar x={132} y={282} w={46} h={12} fill="ink" />
        <Bar x={208} y={282} w={60} h={12} fill="ink" />
        <path className="scan" d="M96 214h208" stroke={paint.coral} strokeWidth="3" strokeLinecap="round" />
      </g>
      <path
        d="M70 82V58a14 14 0 0 1 14-14h24M318 44h24a14 14 0 0 1 14 14v24M356 318v24a14 14 0 0 1-14 14h-24M108 356H84a14 14 0 0 1-14-14v-24"
        stroke={paint.coral}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="float">
        <Panel x={286} y={188} w={164} h={92} />
        <rect x="304" y="206" width="44" height="28" rx="6" fill={paint.accent} />
        <path d="M304 214h44" stroke={paint.onAccent} strokeWidth="4" />
        <Bar x={360} y={208} w={64} fill="ink" />
        <Bar x={360} y={222} w={42} />
        <Bar x={304} y={252} w={100} />
        <Tick x={428} y={256} r={11} />
      </g>
    </Canvas>
  )
}
