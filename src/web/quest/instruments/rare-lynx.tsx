import {
	type LynxReading,
	type LynxSettings,
	lynxPictures,
	pictures,
	rareLynx,
} from "#domain/quest/instruments/rare-lynx.ts";
import { crossPath, dotsPath, Frame, Label, light } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const columns = 50;
const pointOf = (index: number) =>
	[9 + (index % columns) * 8.6, 14 + Math.floor(index / columns) * 10.6] as const;

/** The fixed, scattered positions of the lynx among the thousand. */
const lynxIndexes = Array.from({ length: lynxPictures }, (_, index) => (index * 347 + 61) % pictures);
const others = Array.from({ length: pictures }, (_, index) => index).filter(
	(index) => !lynxIndexes.includes(index),
);
/** The order in which other animals are mistaken for lynx, scattered too. */
const alarmIndexes = others.map((_, index) => others[(index * 211) % others.length] ?? 0);

const ringPath = (index: number) => dotsPath([pointOf(index)], 4.2);

/** A thousand pictures: rare ones as large dots, ringed if found, crossed if missed; false alarms as squares. */
function Picture({ reading, text, number }: PictureProps<LynxSettings, LynxReading>) {
	const { found = 0, missed = 0, alarms = 0 } = reading?.figures ?? {};
	const called = alarmIndexes.slice(0, alarms);
	const isCalled = new Set(called);
	const key = [
		["found", found, 14],
		["missed", missed, 130],
		["alarm", alarms, 262],
	] as const;
	const keyMark = (kind: string, x: number, y: number) =>
		kind === "alarm" ? (
			<rect x={x - 4} y={y - 4} width="8" height="8" fill="none" stroke={light.red} strokeWidth="1.8" />
		) : (
			<g>
				<path d={dotsPath([[x, y]], 2.6)} fill={light.yellow} />
				{kind === "found" ? (
					<path d={dotsPath([[x, y]], 5)} fill="none" stroke={light.yellow} strokeWidth="1.6" />
				) : (
					<path d={crossPath(x, y, 5)} stroke={light.ink} strokeWidth="1.6" />
				)}
			</g>
		);
	return (
		<Frame label={text("title")} height={262}>
			<path
				d={dotsPath(others.filter((index) => !isCalled.has(index)).map(pointOf), 1.1)}
				fill={light.soft}
				opacity=".55"
			/>
			<path
				d={called
					.map((index) => {
						const [x, y] = pointOf(index);
						return `M${x - 3} ${y - 3}h6v6h-6Z`;
					})
					.join("")}
				fill="none"
				stroke={light.red}
				strokeWidth="1.5"
			/>
			<path d={dotsPath(lynxIndexes.map(pointOf), 2.4)} fill={light.yellow} />
			<path
				d={lynxIndexes.slice(0, found).map(ringPath).join("")}
				fill="none"
				stroke={light.yellow}
				strokeWidth="1.4"
			/>
			<path
				d={lynxIndexes
					.slice(found)
					.map((index) => crossPath(...pointOf(index), 4))
					.join("")}
				stroke={light.ink}
				strokeWidth="1.5"
			/>
			{key.map(([kind, count, x]) => (
				<g key={kind}>
					{keyMark(kind, x, 246)}
					<Label x={x + 14} y={251} size={13.5}>
						{text(`drawing.${kind}`, { value: number(count) })}
					</Label>
				</g>
			))}
		</Frame>
	);
}

export default definePart({ instrument: rareLynx, Picture });
