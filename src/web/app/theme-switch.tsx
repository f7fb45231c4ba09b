import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const readTheme = (): Theme => {
	const applied = document.documentElement.dataset.theme;
	return applied === "light" || applied === "dark" ? applied : "system";
};

const applyTheme = (theme: Theme): void => {
	if (theme === "system") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	try {
		if (theme === "system") localStorage.removeItem("theme");
		else localStorage.setItem("theme", theme);
	} catch {
		// The storage is closed: the choice holds for this visit.
	}
};

/** Light, dark or the system's theme, stored on this device. */
export function ThemeSwitch() {
	const { t } = useTranslation();
	const [theme, setTheme] = useState<Theme>("system");
	useEffect(() => setTheme(readTheme()), []);
	return (
		<label className="inline-flex items-center gap-2 text-sm text-soft">
			{t("common.theme.label")}
			<select
				value={theme}
				onChange={({ target }) => {
					const chosen = themes.find((value) => value === target.value) ?? "system";
					setTheme(chosen);
					applyTheme(chosen);
				}}
				className="min-h-11 rounded-control border border-edge/60 bg-surface px-2 text-ink"
			>
				{themes.map((value) => (
					<option key={value} value={value}>
						{t(`common.theme.${value}`)}
					</option>
				))}
			</select>
		</label>
	);
}
