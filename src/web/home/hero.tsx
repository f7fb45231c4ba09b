import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { hueOf } from "../shared/hue.ts";
import { LocalButtonLink, LocalLink } from "../shared/local-link.tsx";

/** The thirteen lines that lead somewhere in the catalogue; their widths only please the eye. */
const lines: readonly { readonly key: CategoryKey; readonly width: number }[] = spectrum
	.filter(({ key }) => key !== "education")
	.map(({ key }, index) => ({ key, width: [3, 5, 3, 7, 4, 2, 4, 8, 3, 4, 6, 5, 6][index] ?? 4 }));

function TouchableSpectrum() {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("home.hero.spectrumLabel")} className="bg-band">
			<ul className="page flex h-[34vh] max-h-80 min-h-52 items-stretch max-md:px-2">
				{lines.map(({ key, width }, index) => (
					<li
						key={key}
						className="light-up min-w-0 flex-1"
						style={{ "--line": index } as React.CSSProperties}
					>
						<LocalLink
							to={`/explore?category=${key}`}
							data-line={key}
							style={hueOf(key)}
							className="group relative flex h-full flex-col items-center justify-start pt-3 text-on-band no-underline outline-offset-[-3px]"
						>
							<span
								aria-hidden="true"
								className="absolute inset-y-0 left-1/2 w-full -translate-x-1/2 glow-across opacity-55 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100"
							/>
							<span
								aria-hidden="true"
								className="absolute inset-y-0 left-1/2 -translate-x-1/2 bg-glow"
								style={{ width: `${width * 0.6}px` }}
							/>
							<span className="relative bg-band/85 px-2 py-0.5 font-display text-[0.8rem] font-semibold leading-none [text-orientation:sideways] [writing-mode:vertical-rl] md:text-sm">
								{t(`common.categories.${key}`)}
							</span>
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The opening of the start page: one sentence, two ways in, and a spectrum that can be touched. */
export function Hero() {
	const { t } = useTranslation();
	return (
		<section>
			<div className="page grid gap-6 pb-12 pt-12 md:pb-14 md:pt-14">
				<p className="font-semibold text-soft">{t("home.hero.tagline")}</p>
				<h1 className="display-1 max-w-[16ch]">{t("home.hero.title")}</h1>
				<p className="lead measure">{t("home.hero.description")}</p>
				<div className="flex flex-wrap gap-3">
					<LocalButtonLink to="/quiz">{t("home.hero.quiz")}</LocalButtonLink>
					<LocalButtonLink to="/explore" look="secondary">
						{t("home.hero.explore")}
					</LocalButtonLink>
				</div>
			</div>
			<TouchableSpectrum />
		</section>
	);
}
