/** Style sheet of pages without scripts. @param brand a colour such as `#14663a`, from checked settings */
export const plainStyle = (brand: string): string => `
:root{--brand:${brand};--ink:#1b241f;--soft:#55635b;--line:#d5dfd9;--pale:#f3f8f5}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;color:var(--ink);background:var(--pale);min-height:100vh;display:flex;flex-direction:column}
header{background:var(--brand);padding:.9rem 1rem}
header a{display:flex;align-items:center;gap:.6rem;max-width:44rem;margin:auto;color:#fff;text-decoration:none;font-weight:600;line-height:1.25}
header svg{flex:none;width:2.2rem;fill:none;stroke:#fff;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
main{flex:1;width:100%;max-width:44rem;margin:0 auto;padding:1.5rem 1rem 2.5rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}
p{margin:.4rem 0}
a{color:var(--brand)}
footer{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;justify-content:center;padding:1rem;border-top:1px solid var(--line);background:#fff}
footer a{padding:.5rem 0}
.soft{color:var(--soft)}
.verdict{background:#fff;border:1px solid var(--line);border-top:.4rem solid var(--tone);border-radius:.8rem;padding:1.6rem 1.2rem;text-align:center;margin-bottom:1.2rem}
.verdict svg{color:var(--tone);width:4.5rem;height:4.5rem;margin-bottom:.6rem}
.verdict h1{color:var(--tone)}
.good{--tone:#14663a}
.other{--tone:#8a4b00}
.none{--tone:#55635b}
.number{font-size:1.15rem;font-weight:600}
form{display:grid;gap:.9rem;background:#fff;border:1px solid var(--line);border-radius:.8rem;padding:1rem;margin:1rem 0}
label{display:block;font-weight:550}
input,select,button{font:inherit;width:100%;min-height:2.9rem;padding:.5rem .7rem;border-radius:.5rem;border:1px solid #7d8c84;background:#fff;color:inherit}
button{background:var(--brand);border-color:var(--brand);color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #e0a100;outline-offset:2px}
ul{list-style:none;margin:1rem 0;padding:0;display:grid;gap:.7rem}
li{background:#fff;border:1px solid var(--line);border-left:.3rem solid var(--brand);border-radius:.6rem;padding:.8rem 1rem}
li h2{font-size:1.1rem;margin:0}
nav{display:flex;justify-content:space-between;align-items:center;gap:1rem}
nav a{display:inline-block;padding:.6rem 1rem;border:1px solid var(--brand);border-radius:.5rem;background:#fff;text-decoration:none;font-weight:600}
@media (min-width:36rem){form.search{grid-template-columns:2fr 1fr 1fr;align-items:end}form.search button{grid-column:1/-1}}
`;
