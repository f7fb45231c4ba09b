import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { AbsorptionBand } from "../shared/spectrum/absorption-band.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { MirroredFingerprint } from "../shared/spectrum/mirrored-fingerprint.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { Badge } from "../ui/badge.tsx";
import { FieldMark } from "../ui/field-mark.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { Part, PartRow } from "./part.tsx";

const badges = ["outline", "solid", "destructive"] as const;
/** A light that has every strength: none, weak, middle and full. */
const weights = spectrum.map((_, slot) => (slot % 4) / 3);
const ownProfile = weights.toReversed();

/** Everything that has the colours of the fields. */
export function PartsOfLight() {
	const { t } = useTranslation();
	return (
		<>
			<Part name="Fingerprint">
				<Fingerprint weights={weights} className="h-14 w-48" />
				<MirroredFingerprint
					weights={weights}
					ownProfile={ownProfile}
					className="h-22 w-48 rounded-control"
				/>
			</Part>
			<Part name="Fingerprint" isOnBand>
				<Fingerprint weights={weights} className="h-14 w-48" />
			</Part>
			<Part name="SpectrumBand" isOnBand>
				<SpectrumBand
					lines={bandLines((_, slot) => weights[slot] ?? 0)}
					fullCount={1}
					className="h-22 w-full"
				/>
			</Part>
			<Part name="FieldMark">
				<ul className="grid grid-cols-2 gap-2">
					{spectrum.map(({ key }) => (
						<li key={key} className="flex items-center gap-2.5">
							<FieldMark category={key} />
							{t(`common.categories.${key}`)}
						</li>
					))}
				</ul>
			</Part>
			<Part name="Badge">
				<PartRow>
					{badges.map((look) => (
						<Badge key={look} look={look}>
							{t("common.card.saved")}
						</Badge>
					))}
					{spectrum.map(({ key }) => (
						<span key={key} data-line={key}>
							<Badge look="line">{t(`common.categories.${key}`)}</Badge>
						</span>
					))}
				</PartRow>
			</Part>
			<Part name="AbsorptionBand">
				<AbsorptionBand missing={["physics", "biology", "earth"]} className="h-28" />
			</Part>
		</>
	);
}
