import { memo } from "react";
import { lightColour } from "#domain/careers/light-colour.ts";
import type { ForestPicture } from "#domain/quest/instruments/forest-pictures.ts";

/** A picture's size in its own units. */
export const sceneSize = { width: 60, height: 48 } as const;

/** The colours of day and night: these are photographs, so they keep their colours in every theme. */
const lights = {
	night: {
		sky: lightColour(0.3, 0.04, 265),
		trees: lightColour(0.22, 0.03, 265),
		ground: lightColour(0.24, 0.03, 220),
		animal: lightColour(0.74, 0.02, 275),
	},
	day: {
		sky: lightColour(0.9, 0.035, 200),
		trees: lightColour(0.74, 0.04, 170),
		ground: lightColour(0.78, 0.09, 140),
		animal: lightColour(0.27, 0.03, 150),
	},
} as const;

const moon = lightColour(0.95, 0.02, 95);
const sun = lightColour(0.78, 0.16, 80);

const boar =
	"M7 33C6 24 13 19 22 18C31 16 38 18 43 23L53 31C54 33 52 35 48 35L44 35L43 42H39.5L39 36L21 36L20.5 42H17L16.5 35L13 42H9.5L10 35ZM39 22L42 16L45 24ZM8 28C4 29 4 32 5 34L6 34C6 32 6 31 8 30Z";
const deer =
	"M12 23C16 20 30 21 36 20L41 11L44 8.5L50 12.5L49 15.5L44 16.5L41 26C41 29 40 30 39 31L39 42H37L36 32L34 31.5L33 42H31.2L31.5 31.5L21.5 31L20.5 42H18.7L18.5 34L17 35L17.5 42H15.5L14.5 34C12 30 11 27 12 23Z";

const bristles = {
	boar: "M13 20.5l-2 -2.6M17 18.8l-2 -3.2M21 17.7l-1.6 -3.8M25 16.9l-1.2 -4.2M29 16.7l-.8 -4.2M33 17.1l-.3 -4M36.5 17.9l.3 -3.6",
	deer: "M37 20l-3 -2M38 17l-3 -2M40 14l-3 -2",
};
/** Antlers; behind a boar's head a branch, which looks like them in a blurred picture. */
const antlers = {
	boar: "M47 27C49 21 48 17 51 12M49 19l4 -2M49 22l-4 -3",
	deer: "M43 9C41 6 40 4 41 1M43 9C46 6 48 4 47 1M41 5L38 3M47 4.5L50 3",
};
const grass = "M6 44l2 -8l1 8M13 44l2 -9l2 9M18 44l1 -7l2 7M30 44l2 -8l2 8M36 44l2 -9l2 9M41 44l2 -7l1 7";
const stems = "M24 44V31M28 44V33M33 44V32";
/** A branch hangs over the back of a boar that hides it; a low bush makes a deer look round. */
const cover = { boar: "M10 14C16 22 26 22 34 15C28 26 16 27 10 14Z", deer: "M16 44C16 34 32 32 34 44Z" };

interface SceneProps {
	readonly isBoar: boolean;
	readonly isNight: boolean;
	/** A `+` for each visible clue, in the model's order. */
	readonly seen: string;
	/** Whether the animal looks to the left. */
	readonly isMirrored: boolean;
}

/** A picture of a forest camera: every clue that the program uses is visible in it. */
export const Scene = memo(function Scene({ isBoar, isNight, seen, isMirrored }: SceneProps) {
	const { sky, trees, ground, animal } = lights[isNight ? "night" : "day"];
	const kind = isBoar ? "boar" : "deer";
	const [, back, rough, wood, horns, legs] = Array.from(seen, (sign) => sign === "+");
	return (
		<g>
			<rect width="60" height="48" rx="3" fill={sky} />
			{wood ? <path d="M5 0h4v42H5ZM24 0h3v42h-3ZM52 0h4v42h-4Z" fill={trees} /> : null}
			{isNight ? (
				<path d="M53 4a4.5 4.5 0 1 0 3 7a4 4 0 0 1 -3 -7" fill={moon} />
			) : (
				<circle cx="54" cy="8" r="4" fill={sun} />
			)}
			<path d="M0 41Q30 37 60 41V45Q60 48 57 48H3Q0 48 0 45Z" fill={ground} />
			<g transform={isMirrored ? "translate(60 0) scale(-1 1)" : undefined}>
				<path d={isBoar ? boar : deer} fill={animal} />
				<g fill="none" stroke={animal} strokeWidth="1.3" strokeLinecap="round">
					{rough ? <path d={bristles[kind]} /> : null}
					{horns ? <path d={antlers[kind]} /> : null}
				</g>
				<path
					d={isBoar ? "M45.5 26.5h.1M49.5 33l2 -3" : "M45.5 12.2h.1"}
					fill="none"
					stroke={sky}
					strokeWidth="1.6"
					strokeLinecap="round"
				/>
				{back === isBoar ? null : <path d={cover[kind]} fill={trees} />}
				{isBoar && legs ? <path d={stems} stroke={trees} strokeWidth="1.4" /> : null}
				{isBoar || legs ? null : <path d={grass} fill={ground} />}
			</g>
		</g>
	);
});

/** A picture of the model as props of its drawing; `place` varies the animal's direction. */
export const sceneOf = ({ isBoar, isNight, clues }: ForestPicture, index: number): SceneProps => ({
	isBoar,
	isNight,
	seen: clues.map((clue) => (clue > 0 ? "+" : "-")).join(""),
	isMirrored: (index * 5) % 3 === 0,
});
