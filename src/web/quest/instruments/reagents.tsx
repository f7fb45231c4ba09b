import {
	powders,
	type ReagentReading,
	type ReagentSettings,
	reagents,
	spoonsAtFirst,
} from "#domain/quest/instruments/reagents.ts";
import { crossPath, Frame, Label, light, range } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const liquids: Readonly<Record<string, string>> = {
	iodine: light.amber,
	vinegar: light.yellow,
	water: light.cyan,
	probe: light.cyan,
};

/** The look of each test in the glass: bubbles, a dark colour, a cloud, a lit bulb, a char. */
function Glass({
	outcome,
	test,
	progress,
}: {
	readonly outcome: string | null;
	readonly test: string;
	readonly progress: number;
}) {
	const marks = Array.from(
		{ length: 9 },
		(_, index) => [250 + ((index * 29) % 84), 176 - ((index * 37 + progress * 40) % 74)] as const,
	);
	const isDark = outcome === "blue" || outcome === "chars";
	return (
		<g>
			<path d="M240 70V176q0 12 12 12H334q12 0 12 -12V70" fill="none" stroke={light.ink} strokeWidth="2.5" />
			{test === "heat" ? (
				<path
					d="M272 212q8 -14 0 -20M293 214q8 -16 0 -22M314 212q8 -14 0 -20"
					fill="none"
					stroke={light.red}
					strokeWidth="2.5"
				/>
			) : (
				<path
					d="M243 100H343V176q0 9 -9 9H252q-9 0 -9 -9Z"
					fill={isDark && progress > 0.4 ? light.blue : liquids[test]}
					opacity={isDark ? 0.9 : 0.28}
				/>
			)}
			{outcome === "bubbles" || outcome === "gas"
				? marks.map(([x, y]) => (
						<circle key={`${x}${y}`} cx={x} cy={y} r="5" fill="none" stroke={light.ink} strokeWidth="1.8" />
					))
				: null}
			{outcome === "cloudy"
				? marks.map(([x, y]) => (
						<path
							key={`${x}${y}`}
							d={`M${x} ${y}h12`}
							stroke={light.ink}
							strokeWidth="4"
							strokeLinecap="round"
							opacity=".7"
						/>
					))
				: null}
			{test === "probe" ? (
				<path d="M284 50V150M302 50V150M284 50H302" fill="none" stroke={light.soft} strokeWidth="3" />
			) : null}
			{test === "probe" ? (
				<circle
					cx="293"
					cy="42"
					r="12"
					fill={outcome === "conducts" ? light.yellow : "none"}
					stroke={light.ink}
					strokeWidth="2"
				/>
			) : null}
			{outcome === "chars" || outcome === "melts" || outcome === "unchanged" ? (
				<ellipse
					cx="293"
					cy="178"
					rx={outcome === "melts" ? 46 : 30}
					ry={outcome === "melts" ? 6 : 12}
					fill={outcome === "chars" ? light.char : outcome === "melts" ? light.amber : light.ink}
					stroke={light.soft}
				/>
			) : null}
		</g>
	);
}

/** The baseline of a powder in the list. */
const rowOf = (index: number): number => 60 + index * 44;

/** A jar with the remaining spoons, a glass, and the list of powders that are still possible. */
function Picture({ settings, reading, progress, text }: PictureProps<ReagentSettings, ReagentReading>) {
	const isUnknown = settings.jar === "A";
	const spoons = isUnknown ? (reading?.figures.spoons ?? spoonsAtFirst) : spoonsAtFirst;
	const possible = reading?.possible ?? powders;
	return (
		<Frame label={text("title")} height={222}>
			<g transform="translate(-14 0)">
				<path
					d="M30 56H130V70H30ZM22 70H138V196q0 10 -10 10H32q-10 0 -10 -10Z"
					fill="none"
					stroke={light.ink}
					strokeWidth="2.5"
				/>
				{range(spoonsAtFirst).map((index) => (
					<rect
						key={index}
						x="28"
						y={176 - index * 27}
						width="104"
						height="24"
						rx="4"
						fill={index < spoons ? light.ink : "none"}
						stroke={light.soft}
						strokeDasharray={index < spoons ? undefined : "3 3"}
						opacity={index < spoons ? 0.85 : 0.6}
					/>
				))}
				<Label x={80} y={44} anchor="middle" size={18} isStrong>
					{text(`values.jar.${settings.jar}`)}
				</Label>
				<path d="M150 130H204l-9 -7m9 7l-9 7" fill="none" stroke={light.soft} strokeWidth="2" />
				<Label x={150} y={44} size={12} colour={light.soft}>
					{text(`values.test.${settings.test}`)}
				</Label>
				<g transform="translate(-18 0)">
					<Glass
						outcome={reading && progress > 0.15 ? reading.outcome : null}
						test={settings.test}
						progress={progress}
					/>
				</g>
			</g>
			{powders.map((powder, index) => {
				const isOpen = possible.includes(powder);
				return (
					<g key={powder}>
						<Label
							x={330}
							y={rowOf(index)}
							size={13}
							colour={isOpen ? light.ink : light.soft}
							isStrong={isOpen}
						>
							{text(`values.jar.${powder}`)}
						</Label>
						<Label x={330} y={rowOf(index) + 18} size={11} colour={light.soft}>
							{text(isOpen ? "drawing.possible" : "drawing.excluded")}
						</Label>
						{isOpen ? null : (
							<path d={crossPath(321, rowOf(index) - 5, 5)} stroke={light.red} strokeWidth="2" />
						)}
					</g>
				);
			})}
		</Frame>
	);
}

export default definePart({ instrument: reagents, Picture, note: "drawing.cost" });
