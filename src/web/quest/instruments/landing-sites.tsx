import {
	airDensity,
	type LandingReading,
	type LandingSettings,
	landingSites,
	mapLayers,
	passesLayer,
	siteFacts,
	siteNames,
} from "#domain/quest/instruments/landing-sites.ts";
import { crossPath, Frame, Label, light, Note } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

/** The outline of each kind of ground. */
const grounds = {
	delta: "M8 66q24 -22 50 -14M58 52l40 -18M58 52l46 -2M58 52l40 20M8 78q40 -8 80 2",
	lava: "M8 70q14 -12 28 0t28 0t28 0t16 -4M8 82q14 -12 28 0t28 0t28 0t16 -4",
	pole: "M8 78l22 -26l16 12l18 -24l20 26l24 -10v22ZM30 52l6 10M64 40l4 14",
	volcano: "M8 82L46 30h22L108 82ZM46 30q10 10 22 0",
} as const;

/** Four sites; every map that lies over them crosses out what it rules out, and says why. */
function Picture({ settings, reading, say, number }: PictureProps<LandingSettings, LandingReading>) {
	const open = reading?.open ?? siteNames;
	const wordsOf = (site: (typeof siteNames)[number]) => {
		const { heightKilometres, slopeDegrees, hasWinterSun, hasOldMud } = siteFacts[site];
		return {
			air: say("drawing.density", { value: number(airDensity(heightKilometres)) }),
			slope: say("drawing.slope", { value: number(slopeDegrees) }),
			sun: say(hasWinterSun ? "drawing.sunYes" : "drawing.sunNo"),
			minerals: say(hasOldMud ? "drawing.mudYes" : "drawing.mudNo"),
		};
	};
	return (
		<>
			<Frame label={say("title")} height={370}>
				{siteNames.map((site, place) => {
					const [x, y] = [4 + (place % 2) * 220, 4 + Math.floor(place / 2) * 184];
					const isOpen = open.includes(site);
					const words = wordsOf(site);
					return (
						<g key={site} transform={`translate(${x} ${y})`}>
							<rect
								width="212"
								height="176"
								rx="8"
								fill="none"
								stroke={isOpen ? light.ink : light.rule}
								strokeWidth={isOpen ? 2 : 1.5}
								strokeDasharray={isOpen ? undefined : "4 4"}
							/>
							<path
								d={grounds[site]}
								fill="none"
								stroke={light.red}
								strokeWidth="2"
								opacity={isOpen ? 1 : 0.45}
								transform="translate(92 4)"
							/>
							<Label x={12} y={24} size={14.5} isStrong>
								{say(`drawing.${site}`)}
							</Label>
							<Label x={12} y={44} size={12.5} colour={light.soft}>
								{say("drawing.height", { value: number(siteFacts[site].heightKilometres) })}
							</Label>
							<Label x={12} y={66} size={12.5} isStrong colour={isOpen ? light.green : light.red}>
								{say(isOpen ? "drawing.open" : "drawing.closed")}
							</Label>
							{mapLayers.map((layer, row) => {
								const isOn = settings[layer] === "on";
								const passes = passesLayer(site, layer);
								return isOn ? (
									<g key={layer}>
										{passes ? (
											<path
												d={`M14 ${101 + row * 20}l4 4l8 -9`}
												fill="none"
												stroke={light.green}
												strokeWidth="2.2"
											/>
										) : (
											<path d={crossPath(20, 101 + row * 20, 5)} stroke={light.red} strokeWidth="2.2" />
										)}
										<Label x={36} y={106 + row * 20} size={13} isStrong={!passes}>
											{words[layer]}
										</Label>
									</g>
								) : null;
							})}
						</g>
					);
				})}
			</Frame>
			<Note>{say("drawing.note")}</Note>
		</>
	);
}

export default definePart({
	instrument: landingSites,
	Picture,
	moreValues: (_, reading, say): Record<string, string> => ({
		sites: reading.open.map((site) => say(`drawing.${site}`)).join(", "),
	}),
});
