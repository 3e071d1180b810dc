import { Bar, Canvas, CardFace, CompanyCard, paint, Panel } from './parts'

/** Three cards, each with its own budget. */
export default function CardsDrawing() {
  return (
    <Canvas ground="low">
      <g transform="translate(150 44) rotate(9)">
        <CardFace fill="coral" on="night" />
      </g>
      <g transform="translate(104 92) rotate(1)">
        <CardFace fill="surface" on="ink" />
      </g>
      <g transform="translate(50 146) rotate(-7)">
        <CompanyCard />
      </g>
      <g className="float">
        <Panel x={266} y={236} w={182} h={132} />
        {(['mint', 'sand', 'coral'] as const).map((fill, row) => (
          <g key={fill} transform={`translate(0 ${row * 38})`}>
            <circle cx="292" cy="264" r="13" fill={paint[fill]} />
            <Bar x={316} y={255} w={58 - row * 8} h={6} fill="ink" />
            <Bar x={316} y={267} w={112} h={6} fill="tint" />
            <rect
              x="316"
              y="267"
              width={84 - row * 26}
              height="6"
              rx="3"
              fill={row === 1 ? paint.coral : paint.accent}
            />
          </g>
        ))}
      </g>
    </Canvas>
  )
}
