import { useTranslation } from "react-i18next";
import { type ClassPicture, extremesOf } from "#domain/classes/picture.ts";
import { useFieldList } from "../../shared/i18n/format.ts";
import { NamedBand } from "../../shared/spectrum/named-band.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";

interface ClassBandProps {
	readonly picture: Pick<ClassPicture, "lines">;
	/** The label of the picture, given the names of its brightest lines. */
	readonly labelOf: (brightest: string) => string;
	/** The height of the band. */
	readonly className: string;
}

/** The spectrum of a class or of several, each drawn line with its name; nothing while no line is drawn. */
export function ClassBand({ picture, labelOf, className }: ClassBandProps) {
	const listed = useFieldList();
	const extremes = extremesOf(picture);
	if (extremes === null) return null;
	const counts = new Map(picture.lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	return (
		<NamedBand
			lines={bandLines((key) => counts.get(key) ?? 0)}
			label={labelOf(listed(extremes.brightest))}
			className={`w-full rounded-panel ${className}`}
		/>
	);
}

/** The band of a single class, labelled as its teacher knows it. */
export function OneClassBand({ picture, className }: Omit<ClassBandProps, "labelOf">) {
	const { t } = useTranslation();
	return (
		<ClassBand
			picture={picture}
			className={className}
			labelOf={(brightest) => t("classes.page.picture", { brightest })}
		/>
	);
}
