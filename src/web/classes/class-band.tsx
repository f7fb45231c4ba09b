import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { brightestOf, type ClassPicture, extremesOf } from "#domain/classes/picture.ts";
import { FieldNames } from "../shared/field-names.tsx";
import { useFieldList } from "../shared/format.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** The width of a band from a tablet on, in rem: half of its page at least. */
const wide = 28;

interface ClassBandProps {
	readonly picture: Pick<ClassPicture, "lines">;
	/** What the picture is, given the names of its brightest lines. */
	readonly labelOf: (brightest: string) => string;
	/** The height of the band. */
	readonly className: string;
}

/** The spectrum of a class or of several, with the names of its brightest lines below them; nothing while no line is drawn. */
export function ClassBand({ picture, labelOf, className }: ClassBandProps) {
	const listed = useFieldList();
	const extremes = extremesOf(picture);
	if (extremes === null) return null;
	const counts = new Map(picture.lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	return (
		<div className="grid gap-2">
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({ key, count: counts.get(key) ?? 0 }))}
				label={labelOf(listed(extremes.brightest))}
				className={`w-full rounded-panel ${className}`}
			/>
			<FieldNames keys={brightestOf(picture)} className="font-semibold md:hidden" />
			<FieldNames keys={brightestOf(picture)} narrowest={wide} className="font-semibold max-md:hidden" />
		</div>
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
