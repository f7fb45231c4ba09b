import type { ComponentType } from "react";
import { startMetres, trackHeight } from "#domain/quest/instruments/hill.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { crossPath, dotsPath, light, range } from "../instruments/drawing.tsx";
import { Plants } from "../instruments/plants.tsx";

/** Strokes keep their width from a small picture to the largest one. */
const line = { fill: "none", strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;

function Greenhouses() {
	return [
		[6, 12],
		[106, 2],
	].map(([x = 0, sickCount = 0]) => (
		<g key={x}>
			<path d={`M${x} 94V34L${x + 44} 10L${x + 88} 34V94Z`} {...line} stroke={light.soft} strokeWidth="2" />
			<Plants x={x + 14} y={48} columns={5} count={15} sickCount={sickCount} pitch={15} rise={17} />
		</g>
	));
}

const [fillet, fish] = ["TCAATGCT", "TCGATACT"];
const letterColour: Readonly<Record<string, string>> = {
	A: light.green,
	C: light.cyan,
	G: light.yellow,
	T: light.violet,
};

function Letters({ word, y }: { readonly word: string; readonly y: number }) {
	return [...word].map((letter, index) => (
		<text
			// biome-ignore lint/suspicious/noArrayIndexKey: a letter is identified by its place
			key={index}
			x={22 + index * 22}
			y={y}
			textAnchor="middle"
			fontSize="19"
			fontWeight="650"
			fill={letterColour[letter]}
		>
			{letter}
		</text>
	));
}

function Alignment() {
	const middle = [...fillet].map((letter, index) => {
		const x = 22 + index * 22;
		return letter === fish[index] ? `M${x} 45v10` : crossPath(x, 50, 4.5);
	});
	return (
		<g className="font-text">
			<Letters word={fillet} y={34} />
			{middle.map((d) => (
				<path key={d} d={d} {...line} stroke={d.includes("v10") ? light.soft : light.red} strokeWidth="2" />
			))}
			<Letters word={fish} y={80} />
		</g>
	);
}

function Powders() {
	const bubbles = [
		[142, 70],
		[154, 60],
		[163, 74],
		[149, 81],
		[171, 64],
	] as const;
	return (
		<g {...line} strokeWidth="2">
			<path d="M28 10H84V18H28ZM32 18H80V84q0 6 -6 6H38q-6 0 -6 -6Z" {...line} stroke={light.ink} />
			{range(4).map((index) => (
				<rect
					key={index}
					x="37"
					y={73 - index * 14}
					width="38"
					height="11"
					rx="2"
					fill={light.ink}
					opacity=".85"
				/>
			))}
			<path d="M94 54H116l-6 -5m6 5l-6 5" {...line} stroke={light.soft} />
			<path d="M129 52H181V80q0 8 -8 8H137q-8 0 -8 -8Z" fill={light.cyan} opacity=".3" />
			<path d="M126 26V80q0 10 10 10H174q10 0 10 -10V26" {...line} stroke={light.ink} />
			<path d={dotsPath(bubbles, 3.4)} {...line} stroke={light.ink} strokeWidth="1.6" />
		</g>
	);
}

const atoms = ["C", "C", "C", "C", "H", "H", "H", "O", "H", "Cl", "Mg", "I"];

function Atoms() {
	return (
		<g className="font-text">
			{atoms.map((atom, index) => {
				const isWaste = index > 8;
				const [x, y] = [13 + (index % 6) * 30, 20 + Math.floor(index / 6) * 34];
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: an atom is identified by its place
					<g key={index}>
						<rect
							x={x}
							y={y}
							width="24"
							height="26"
							rx="4"
							{...line}
							stroke={isWaste ? light.amber : light.green}
							strokeWidth="2"
							strokeDasharray={isWaste ? "4 3" : undefined}
						/>
						<text x={x + 12} y={y + 18} textAnchor="middle" fontSize="14" fontWeight="650" fill={light.ink}>
							{atom}
						</text>
					</g>
				);
			})}
		</g>
	);
}

/** A ride that has reached this part of the way, on the track with which the question begins. */
const ridden = 0.56;
const track = { summitMetres: 25, valleyMetres: 4 };
const xOf = (along: number) => 200 * along;
const yOf = (metres: number) => 94 - 2.55 * metres;

function Coaster() {
	const path = range(81)
		.map(
			(index) => `${index ? "L" : "M"}${xOf(index / 80)} ${yOf(trackHeight(index / 80, track)).toFixed(1)}`,
		)
		.join("");
	const moments = range(24).map((index) => 0.14 + ((ridden - 0.14) * index) / 23);
	const lost = (along: number) => startMetres * 0.1 * ((along - 0.13) / 0.5);
	const lines = (from: (along: number) => number, to: (along: number) => number) =>
		moments
			.map((along) => `M${xOf(along).toFixed(1)} ${yOf(from(along)).toFixed(1)}V${yOf(to(along)).toFixed(1)}`)
			.join("");
	const height = (along: number) => trackHeight(along, track);
	return (
		<g {...line}>
			<path
				d={`M${xOf(0.13)} ${yOf(startMetres)}H200`}
				{...line}
				stroke={light.rule}
				strokeWidth="1.5"
				strokeDasharray="3 4"
			/>
			<path d={lines(() => 0, height)} {...line} stroke={light.violet} strokeWidth="1.5" />
			<path
				d={lines(height, (along) => startMetres - lost(along))}
				{...line}
				stroke={light.cyan}
				strokeWidth="2"
			/>
			<path
				d={lines(
					(along) => startMetres - lost(along),
					() => startMetres,
				)}
				{...line}
				stroke={light.red}
				strokeWidth="2"
			/>
			<path d={path} {...line} stroke={light.ink} strokeWidth="3" />
			<circle cx={xOf(ridden)} cy={yOf(height(ridden))} r="8" fill={light.yellow} opacity=".3" />
			<circle cx={xOf(ridden)} cy={yOf(height(ridden))} r="3.6" fill={light.ink} />
		</g>
	);
}

function Rover() {
	return (
		<g {...line} strokeWidth="2">
			<circle cx="22" cy="22" r="10" {...line} stroke={light.cyan} />
			<circle cx="180" cy="22" r="8" {...line} stroke={light.red} />
			<path d="M36 22H168" {...line} stroke={light.soft} strokeDasharray="2 6" />
			<circle cx="84" cy="22" r="3.5" fill={light.yellow} />
			<path d="M0 74H126l4 24h12l4 -24H200" {...line} stroke={light.ink} strokeWidth="2.5" />
			<path d="M78 55l24 14V46Z" fill={light.yellow} opacity=".35" />
			<path d="M52 66V60H76V66ZM68 60V50H78" {...line} stroke={light.ink} />
			<path
				d={dotsPath(
					[
						[54, 69.5],
						[64, 69.5],
						[74, 69.5],
					],
					3.6,
				)}
				{...line}
				stroke={light.ink}
			/>
		</g>
	);
}

const lynx = [27, 52, 75, 118, 141];
const pictureAt = (index: number) => [12 + (index % 20) * 9.3, 12 + Math.floor(index / 20) * 11] as const;

function Pictures() {
	return (
		<g>
			<path
				d={dotsPath(
					range(160)
						.filter((index) => !lynx.includes(index))
						.map(pictureAt),
					1.2,
				)}
				fill={light.soft}
			/>
			<path
				d={lynx.map((index) => crossPath(...pictureAt(index), 3)).join("")}
				{...line}
				stroke={light.yellow}
				strokeWidth="2.5"
			/>
		</g>
	);
}

const pictures: Readonly<Record<GameId, ComponentType>> = {
	"plant-outbreak": Greenhouses,
	"dna-detective": Alignment,
	"mystery-substance": Powders,
	"green-chemistry": Atoms,
	"roller-coaster": Coaster,
	"mission-to-mars": Rover,
	"image-recognition": Pictures,
};

interface CasePictureProps {
	readonly game: GameId;
	readonly className: string;
}

/** The first instrument of a game as a still drawing, part of the prerendered page. Decorative; lies on the band. */
export function CasePicture({ game, className }: CasePictureProps) {
	const Picture = pictures[game];
	return (
		<svg aria-hidden="true" viewBox="0 0 200 100" className={`forced-color-adjust-none ${className}`}>
			<Picture />
		</svg>
	);
}
