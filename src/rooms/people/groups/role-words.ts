import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';

/** Words of roles, and how such words begin, in the languages of the site, in plain letters. */
const ROLE_WORD = new RegExp(
  `(?<![\\p{L}])(?:${[
    '(?:c[efotimrpsd]o|chro|ciso|md|gm|[seas]?vp|dga?|daf|drh|dsi|pdg|pca|raf|sg|hr|rh|it|pr|vip|bank|banker|banking|pa|pm|qa|ux|dev|rp)(?![\\p{L}])',
    'direc|diret|manag|geren|gest|presid|chair|found|fondat|fundad|partner|associ|socio|head|chef|chief|lead|lider|secret|account|comptab|contab|engin|ingen|engenh|anal[yi]s|develop|desenvolv',
    'consult|advis|conseil|consel|lawyer|avocat|advoga|legal|jurist|juridi|attorney|notar|audit|banqu|banca|trader|econom|profess|lectur|teach|enseign|research|cherch|investiga|scien|student|etudiant|estudant',
    'intern|trainee|stagia|estagi|journal|jornal|report|editor|editeur|redact|redat|offic|agent|assist|coord|special|espec|design|archit|arquit|doctor|medec|medic|nurse|infirm|enferm|minist|ambass|embaix',
    'senat|deput|govern|gouvern|mayor|maire|prefeit|treasur|tresor|tesour|control|superv|admin|execut|market|sales|vendeu|vended|vendas|ventes|commerc|comerc|financ|operat|operac|communic|comunic|complian|conform',
    'risk|risque|risco|tech|tecn|product|produit|produt|innov|inov|logist|procure|achat|compras|entrepr|empreend|invest|member|membr|deleg|represent|speaker|owner|propriet|spokes|broker|courtier|corretor|planner',
    'planif|farmer|agric|photo|fotog|traduc|tradut|transla|interp|counsel|strateg|estrateg|project|projet|program|policy|politi|public|relation|relac|human|resource|ressource|recurso|talent|train|formateur|formador',
    'client|customer|service|servic|support|suport|secur|data|dados|digital|software|system|sistem|network|business|negoc|qualit|qualid|general|geral|senior|junior|vice|adjoint|adjunt|respons|charge|staff|employ|funcion',
    'operator|driver|chauffeur|motorista|observ|volunt|benev|panel|moderat|guest|invite|convidad|press|imprensa|media|reception|clerk|cashier|caiss|caixa|curator|chancel|dean|doyen|reitor|recteur|rector|principal|visit',
  ].join('|')})`,
  'u',
);

/** Whether a text has a word that is known as one of a role. */
export function saysARole(text: string): boolean {
  return ROLE_WORD.test(normaliseForSearch(text));
}
