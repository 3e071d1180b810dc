import { Bar, Canvas, paint, Panel, Tick } from './parts'

const rows = [96, 74, 86]

/** An invoice in its envelope, read and ready for approval. */
export default function InvoiceDrawing() {
  return (
    <Canvas ground="low">
      <path d="M54 214 210 118l156 96v128a18 18 0 0 1-18 18H72a18 18 0 0 1-18-18Z" fill={paint.mint} />
      <path d="M92 40h178l52 52v232H92Z" fill={paint.surface} stroke={paint.line} strokeLinejoin="round" />
      <path d="M270 40v52h52Z" fill={paint.soft} stroke={paint.line} strokeLinejoin="round" />
      <rect x="114" y="64" width="36" height="36" rx="10" fill={paint.coral} />
      <path d="m124 90 8-15 8 15Z" fill={paint.night} />
      <Bar x={162} y={70} w={70} fill="ink" />
      <Bar x={162} y={86} w={48} />
      <rect x="114" y="122" width="186" height="22" rx="6" fill={paint.tint} />
      <Bar x={124} y={130} w={40} h={6} fill="ink" />
      <Bar x={262} y={130} w={28} h={6} fill="ink" />
      {rows.map((width, row) => (
        <g key={width} transform={`translate(0 ${row * 26})`}>
          <Bar x={124} y={160} w={width} h={7} />
          <Bar x={256} y={160} w={34} h={7} />
        </g>
      ))}
      <path
        d="m54 214 136 92a36 36 0 0 0 40 0l136-92v128a18 18 0 0 1-18 18H72a18 18 0 0 1-18-18Z"
        fill={paint.accent}
      />
      <path d="m58 354 98-74M362 354l-98-74" stroke={paint.onAccent} strokeOpacity=".35" strokeWidth="2" />
      <g className="float">
        <Panel x={284} y={166} w={162} h={120} />
        <Bar x={304} y={188} w={54} h={7} />
        <Bar x={304} y={206} w={104} h={16} fill="ink" />
        <path d="M304 238h122" stroke={paint.line} />
        <circle cx="314" cy="262" r="9" fill={paint.sand} />
        <Bar x={330} y={258} w={48} />
        <Tick x={414} y={262} r={11} />
      </g>
    </Canvas>
  )
}
