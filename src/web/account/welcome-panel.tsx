import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** How much light each line of the picture has. It only pleases the eye. */
const light = [3, 5, 3, 8, 4, 2, 4, 9, 3, 4, 7, 5, 6, 3];

/** The opening of the screen: whose door this is, and what it is for. */
export function WelcomePanel() {
	const { t } = useTranslation();
	return (
		<div className="relative flex flex-col justify-end overflow-hidden rounded-panel bg-band p-6 pt-28 text-on-band sm:p-8 sm:pt-36 lg:min-h-[34rem] lg:p-10">
			<SpectrumBand
				lines={spectrum.map(({ key, hue }, index) => ({ key, hue, count: light[index] ?? 1 }))}
				className="absolute inset-0 size-full mask-linear-180 mask-linear-from-10% mask-linear-to-45% lg:mask-linear-from-20% lg:mask-linear-to-60%"
			/>
			<div className="relative grid gap-4">
				<p className="font-display text-xl font-bold">{t("common.productName")}</p>
				<h1 className="display-2">{t("account.title")}</h1>
				<p className="max-w-[34ch] text-on-band-soft">{t("account.lead")}</p>
			</div>
		</div>
	);
}
